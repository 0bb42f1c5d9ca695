/** Texts of a card, in the page's `data-texts`. */
export interface CardTexts {
  locale: string;
  sent: string;
  megabytes: string;
  kilobytes: string;
  waiting: string;
  broken: string;
  paused: string;
  arrived: string;
  pause: string;
  resume: string;
  other: string;
  choose: string;
  poor: { blurred: string; dark: string };
  problems: Record<string, string>;
}

const KIB = 1024;

export interface CardActions {
  pause(): void;
  resume(): void;
  drop(): void;
}

/** The card of a file that is being sent. The server draws it; this class fills in its texts. */
export class Card {
  constructor(
    readonly element: HTMLElement,
    readonly texts: CardTexts,
  ) {}

  /** Adds an empty card to the list. */
  static add(list: HTMLElement, texts: CardTexts, name: string): Card {
    const template = list.querySelector("template")?.content.firstElementChild;
    const element = template?.cloneNode(true) as HTMLElement;
    list.append(element);
    list.closest<HTMLElement>("[data-uploads-section]")?.removeAttribute("hidden");
    const card = new Card(element, texts);
    card.part("name").textContent = name;
    card.showState(texts.waiting);
    return card;
  }

  part(name: string): HTMLElement {
    return this.element.querySelector<HTMLElement>(`[data-part=${name}]`) ?? this.element;
  }

  showState(words: string): void {
    this.part("state").textContent = words;
  }

  showNote(words: string): void {
    this.part("note").textContent = words;
  }

  showProgress(sent: number, all: number): void {
    const { locale, sent: template } = this.texts;
    const share = all === 0 ? 0 : sent / all;
    this.part("progress").setAttribute("value", String(share));
    this.part("percent").textContent = new Intl.NumberFormat(locale, { style: "percent" }).format(
      share,
    );
    this.part("bytes").textContent = template
      .replace("{{sent}}", this.#size(sent))
      .replace("{{all}}", this.#size(all));
  }

  /** Shows the buttons of a file that is being sent. */
  showActions({ pause, resume, drop }: CardActions): void {
    const button = this.part("pause");
    let isPaused = false;
    const updateLabel = () => {
      button.textContent = isPaused ? this.texts.resume : this.texts.pause;
    };
    updateLabel();
    button.onclick = () => {
      isPaused = !isPaused;
      updateLabel();
      this.showState(isPaused ? this.texts.paused : "");
      if (isPaused) pause();
      else resume();
    };
    this.part("drop").onclick = () => {
      drop();
      this.element.remove();
    };
    this.part("choose").hidden = true;
    this.part("actions").hidden = false;
    this.part("progress").hidden = false;
  }

  showLegibleArrived(): void {
    this.part("legible").hidden = false;
  }

  showArrived(): void {
    this.end(this.texts.arrived);
    this.part("see").hidden = false;
  }

  showRefused(problem: string): void {
    this.end(this.texts.problems[problem] ?? this.texts.problems.failed ?? "");
  }

  /** Shows the last text, without progress and buttons. */
  end(words: string): void {
    this.showState(words);
    for (const part of ["actions", "progress", "percent", "bytes"]) this.part(part).hidden = true;
  }

  #size(bytes: number): string {
    const isLarge = bytes >= KIB * KIB;
    const count = isLarge ? bytes / (KIB * KIB) : bytes / KIB;
    const digits = { maximumFractionDigits: isLarge ? 1 : 0 };
    const formatted = new Intl.NumberFormat(this.texts.locale, digits).format(count);
    return this.texts[isLarge ? "megabytes" : "kilobytes"].replace("{{count}}", formatted);
  }
}
