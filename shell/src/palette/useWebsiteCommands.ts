import { ROLES } from '@yinyom/contracts/constants';
import { PLACES } from '@yinyom/contracts/places';
import { SETTINGS_PARTS } from '@yinyom/contracts/websites/settingsParts';
import { formatDateTime, useNavigate, useSession, useTexts } from '@yinyom/mfe-kit';
import { useSelection } from '../selection/useSelection';
import type { Command } from './Command';
import { usePaletteCookiesQuery, usePaletteScansQuery, usePaletteVersionsQuery } from './foundApi';

/** Cookies, scans and versions shown at once. */
const SHOWN = 5;

/** Sections of a website's page, with what the palette calls them. */
const SECTIONS = {
  banner: 'edit',
  cookies: 'filter',
  policy: 'report',
  script: 'copy',
  settings: 'settings',
} as const;

/**
 * What a person may do on the selected website from anywhere: its sections and settings, publishing, a scan, its latest
 * scans and versions and, of its cookies, those that the server finds by `q`. Nothing for those who may not open a website's page.
 */
export const useWebsiteCommands = (q: string): { commands: Command[]; loading: boolean } => {
  const t = useTexts('palette');
  const navigate = useNavigate();
  const { role } = useSession();
  const mayOpen = role >= ROLES.member;
  const { current } = useSelection(mayOpen);
  const id = current?.id ?? '';
  const skip = id === '' || !mayOpen;
  const found = usePaletteCookiesQuery(
    { query: { application_id: id, q, limit: String(SHOWN) }, quiet: true },
    { skip: skip || q === '' },
  );
  const scanned = usePaletteScansQuery(
    { params: { id }, query: { limit: String(SHOWN) }, quiet: true },
    { skip: skip || q === '' },
  );
  const published = usePaletteVersionsQuery(
    { params: { id }, query: { limit: String(SHOWN) }, quiet: true },
    { skip: skip || q === '' },
  );
  if (!current || skip) return { commands: [], loading: false };

  const page = `${PLACES.websites}/${id}`;
  const go = (address: string) => () => void navigate(`${page}${address}`);
  const here = (key: string, icon: Command['icon'], address: string): Command => ({
    key: `here ${key}`,
    kind: 'here',
    icon,
    label: t(key),
    note: current.domain_name,
    run: go(address),
  });
  const [cookies, scans, versions] =
    q === ''
      ? [[], [], []]
      : [
          found.currentData?.entities ?? [],
          scanned.currentData?.entities ?? [],
          published.currentData?.entities ?? [],
        ];
  // Only who types looks for one of them: the list of everything stays short.
  // The server's secret is for Admins.
  const settings = q === '' ? [] : SETTINGS_PARTS.filter((part) => part !== 'server' || role >= ROLES.admin);
  return {
    loading: found.isFetching || scanned.isFetching || published.isFetching,
    commands: [
      here('scan_now', 'refresh', '?section=cookies&do=scan'),
      here('publish', 'upload', '?section=banner&do=publish'),
      ...(Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map((section) =>
        here(section, SECTIONS[section], `?section=${section}`),
      ),
      ...settings.map((part): Command => ({
        key: `settings ${part}`,
        kind: 'here',
        icon: 'settings',
        label: t('settings_of', { part: t(`settings_${part}`) }),
        note: current.domain_name,
        run: go(`?section=settings#${part}`),
      })),
      ...cookies.map(({ id: key, name, provider, domain }): Command => ({
        key,
        kind: 'cookie',
        icon: 'filter',
        label: [name, provider].filter(Boolean).join(' · '),
        // What the server found it by is not always in what is shown.
        words: `${domain ?? ''} ${q}`,
        run: go(`?section=cookies&q=${encodeURIComponent(name)}`),
      })),
      ...scans.map(({ id: key, created_at }): Command => ({
        key,
        kind: 'scan',
        icon: 'search',
        label: t('scan_of', { time: formatDateTime(created_at) }),
        run: go(`/scans/${key}`),
      })),
      ...versions.map(({ version, published_at, note }): Command => ({
        key: `version ${version}`,
        kind: 'version',
        icon: 'clock',
        label: t('version_of', { version: String(version), time: formatDateTime(published_at) }),
        words: note,
        run: go(`?section=banner#version-${version}`),
      })),
    ],
  };
};
