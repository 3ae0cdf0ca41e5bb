import { COOKIE_TYPES, type Lang } from '@yinyom/contracts/constants';
import { emptySite, type ImportedSite } from '../ImportedSite';
import { isRecord, listOf, recordOf, textOf, type Literal } from '../literals/Literal';
import { readJson } from '../literals/readConfiguration';

type Read = { [name: string]: Literal };

const durationOf = (cookie: Read): string | number | undefined => {
  if (cookie['IsSession'] === true) return 0;
  // Days, of which it tells none for those of seconds.
  const days = Number(textOf(cookie['Length']));
  return Number.isFinite(days) && days > 0 ? days * 86_400 : undefined;
};

/** Cookies of a group: its own and those of its hosts. */
const cookiesOf = (group: Read): { cookie: Read; host: string }[] => [
  ...[...listOf(group['FirstPartyCookies']), ...listOf(group['Cookies'])]
    .filter(isRecord)
    .map((cookie) => ({ cookie, host: textOf(cookie['Host']) })),
  ...listOf(group['Hosts'])
    .filter(isRecord)
    .flatMap((host) =>
      listOf(host['Cookies'])
        .filter(isRecord)
        .map((cookie) => ({ cookie, host: textOf(cookie['Host']) || textOf(host['HostName']) })),
    ),
];

/**
 * The language file of OneTrust or CookiePro: groups of cookies under `DomainData`.
 * @param language in which its texts are
 * @returns null where there are no groups
 * @throws NotReadable
 */
export const readOneTrust = (text: string, language: Lang = 'en'): ImportedSite | null => {
  const data = readJson(text);
  const domain = recordOf(data['DomainData'] ?? data);
  const groups = listOf(domain['Groups']).filter(isRecord);
  if (groups.length === 0) return null;
  const site = emptySite();
  for (const group of groups) {
    const id = textOf(group['CustomGroupId'] ?? group['OptanonGroupId']);
    const [older] = listOf(group['GroupLanguagePropertiesSets']).filter(isRecord);
    const name = textOf(group['GroupName']) || textOf(recordOf(older?.['GroupName'])['Text']);
    const description = textOf(group['GroupDescription']);
    if (!id) continue;
    site.categories.push({
      id,
      title: name ? { [language]: name } : {},
      description: description ? { [language]: description } : {},
    });
    for (const { cookie, host } of cookiesOf(group)) {
      const purpose = textOf(cookie['description'] ?? cookie['Description']);
      site.cookies.push({
        name: textOf(cookie['Name']),
        isPattern: false,
        provider: host,
        domain: host,
        purpose: purpose ? { [language]: purpose } : {},
        duration: durationOf(cookie),
        type: COOKIE_TYPES.http,
        category: id,
      });
    }
  }
  const said = (name: string) => textOf(domain[name]);
  site.texts[language] = {
    description: said('AlertNoticeText'),
    accept: said('AlertAllowCookiesText'),
    reject: said('BannerRejectAllButtonText'),
    cookie_setting: said('AlertMoreInfoText'),
    window_title: said('MainText'),
    window_description: said('MainInfoText'),
    confirm_choice: said('ConfirmText'),
  };
  if (domain['BannerShowRejectAllButton'] === false) site.notes.push({ code: 'refusal_equal' });
  return site;
};
