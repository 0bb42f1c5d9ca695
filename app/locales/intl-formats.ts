const numberFormats = new Map<string, Intl.NumberFormat>();
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating one takes far longer than formatting. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}) {
  return cached(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options));
}

/** Cached like number formats. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  return cached(dateTimeFormats, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

function cached<Format>(
  formats: Map<string, Format>,
  locale: string,
  options: object,
  make: () => Format,
): Format {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}
