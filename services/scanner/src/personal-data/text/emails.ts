/** Bounded on every side, so that no text makes it slow. */
const ADDRESS = /(?<![\w.+-])[A-Za-z0-9][\w.+-]{0,62}@(?:[A-Za-z0-9-]{1,63}\.){1,6}[A-Za-z]{2,24}(?![\w@])/g;
/** What belongs to an office and not to a person. */
const ROLE =
  /^(?:info|contact|admin|administrator|support|help|helpdesk|service|services|sales|marketing|office|hr|jobs?|career|careers|recruit\w*|press|media|news|newsletter|noreply|no-reply|donotreply|webmaster|postmaster|hostmaster|abuse|security|privacy|dpo|pdpa|legal|billing|account|accounts|accounting|finance|saraban|registrar|registration|library|center|centre|public|pr|it|team|hello|hi|mail|email|enquir\w*|inquir\w*|feedback|complain\w*|booking|reservation\w*|order|orders|shop|store|event|events|training|test|example|user|name|your|youremail|someone)(?:[._-]?\w{0,12})?$/i;
const EXAMPLE = /@(?:[\w-]+\.)*example\.|\.(?:png|jpe?g|gif|svg|webp|css|js)$/i;

export const emailsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(ADDRESS)].map(([address]) => address.toLowerCase()).filter((one) => !EXAMPLE.test(one)),
  ),
];

export const isRoleAddress = (address: string): boolean => ROLE.test(address.split('@')[0] ?? '');

/** Whether an address is one of the website's own staff. */
export const isOfSite = (address: string, ownDomain: string): boolean => {
  const host = address.split('@')[1] ?? '';
  return ownDomain !== '' && (host === ownDomain || host.endsWith(`.${ownDomain}`));
};

/** A text without the addresses in it. */
export const withoutEmails = (text: string, instead: string): string =>
  text.replace(ADDRESS, (address) => (EXAMPLE.test(address) ? address : instead));
