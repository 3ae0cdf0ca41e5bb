import { ROLES } from '@yinyom/contracts/constants';
import { PLACES } from '@yinyom/contracts/places';
import { formatDateTime, useNavigate, useSession, useTexts } from '@yinyom/mfe-kit';
import { useSelection } from '../selection/useSelection';
import type { Command } from './Command';
import { usePaletteCookiesQuery, usePaletteScansQuery } from './foundApi';

/** Cookies and scans shown at once. */
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
 * What a person may do on the selected website from anywhere: its sections, publishing, a scan, its latest scans and, of its
 * cookies, those that the server finds by `q`. Nothing for those who may not open a website's page.
 */
export const useWebsiteCommands = (q: string): { commands: Command[]; loading: boolean } => {
  const t = useTexts('palette');
  const navigate = useNavigate();
  const mayOpen = useSession().role >= ROLES.member;
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
  const [cookies, scans] =
    q === '' ? [[], []] : [found.currentData?.entities ?? [], scanned.currentData?.entities ?? []];
  return {
    loading: found.isFetching || scanned.isFetching,
    commands: [
      here('scan_now', 'refresh', '?section=cookies&do=scan'),
      here('publish', 'upload', '?section=banner&do=publish'),
      ...(Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map((section) =>
        here(section, SECTIONS[section], `?section=${section}`),
      ),
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
    ],
  };
};
