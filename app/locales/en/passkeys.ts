/** Passkeys: their dashboard pages, and the second step at log-in. */
export const passkeys = {
  title: "Passkeys",
  lead: "Instead of a code, your phone or computer asks for your fingerprint, your face or its PIN. A fake copy of this site gets nothing from it.",
  needsScripts:
    "Passkeys need a browser that runs scripts. The code of an authenticator app works without them.",
  unsupported:
    "This browser cannot use passkeys. Use another one, or the code of an authenticator app.",
  none: "No passkeys yet",
  name: "Name",
  nameHint: "So that you recognise it later, for example “Work phone”.",
  addedOn: "Added",
  lastUsed: "Last used",
  neverUsed: "not yet",
  /** In a password manager, on all of the person's devices. */
  synced: "copied to your other devices",
  listed: "Your passkeys",
  actions: "Manage",
  removeOne: "Remove",
  add: "Add a passkey",
  addLead: "Your password first, so that nobody can add one on a screen you left open.",
  next: "Continue",
  createTitle: "Now make the passkey",
  create: "Press the button. Your browser asks for your fingerprint, your face or a PIN.",
  createSubmit: "Make the passkey",
  added: "The passkey is added.",
  notAdded: "The passkey could not be added. Nothing was changed: please start again.",
  tooMany: "You have {{count}} passkeys, which is the most. Remove one first.",
  remove: "Remove a passkey",
  removeNamed: "Remove: {{name}}",
  removeLead: "“{{name}}” will no longer let you in here. All other devices will be logged out.",
  removeHint: "It stays in your phone or password manager until you delete it there.",
  removeSubmit: "Remove the passkey",
  removed: "The passkey is removed.",
  lastOne:
    "Coordinators of this site need a second step, and this is your last one. Add another passkey or an authenticator app first.",
  appOff: "The authenticator app is no longer asked for. Your passkeys are.",
  back: "Second step at log-in",
  signIn: {
    lead: "Your password is right. Now use your passkey, or enter a code.",
    use: "Use a passkey",
    failed: "The passkey was not accepted. Try again, or enter a code.",
    codeOnly: "One of your recovery codes.",
    or: "Or enter a code",
    noScripts: "Your passkey needs a browser that runs scripts. Enter a code instead.",
  },
  /** Results of the browser's dialog. */
  ceremony: {
    cancelled: "Nothing was confirmed in the browser’s window. Try again when you are ready.",
    known: "This device holds a passkey of yours already.",
    failed: "The browser could not do this. Try again, or use another browser.",
    waiting: "Waiting for your confirmation…",
  },
};
