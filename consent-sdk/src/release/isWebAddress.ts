/**
 * Whether an address leads to the web (a page in a file may name its neighbours). Nothing that stands in markup may
 * become code through this script: no `javascript:`, no `data:`, no `blob:`.
 */
export const isWebAddress = (address: string): boolean => {
  // An element, because pages use the name `URL` for something else.
  const link = Document.prototype.createElement.call(document, 'a') as HTMLAnchorElement;
  link.href = address;
  const { protocol } = link;
  return /^https?:$/.test(protocol) || (protocol === 'file:' && location.protocol === protocol);
};
