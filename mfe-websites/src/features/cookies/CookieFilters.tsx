import { COOKIE_SOURCES } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { SearchBar } from '@yinyom/ui/form/SearchBar';
import { Select } from '@yinyom/ui/form/Select';
import styled from 'styled-components';
import { STATES } from './cookieView';
import type { CookieView } from './cookieView';

const Bar = styled(SearchBar)`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space(3)};
  @media (max-width: ${({ theme }) => theme.wide}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Search and filters of the cookies. The search applies on Enter or on leaving the field. */
export const CookieFilters = ({
  view,
  onChange,
}: {
  view: CookieView;
  onChange: (part: Partial<CookieView>) => void;
}) => {
  const t = useTexts('websites');
  return (
    <Bar
      label={t('cookies.search')}
      q={view.q}
      active={[view.state !== 'all', view.source, view.type].filter(Boolean).length}
      onSearch={(q) => onChange({ q })}
    >
      <Select
        label={t('cookies.state')}
        value={view.state}
        options={STATES.map((value) => ({ value, label: t(`cookies.states.${value}`) }))}
        onChange={(state) => onChange({ state })}
      />
      <Select
        label={t('cookies.source')}
        value={view.source}
        options={[
          { value: '' as const, label: t('cookies.all') },
          ...COOKIE_SOURCES.map((value) => ({ value, label: t(`source.${value}`) })),
        ]}
        onChange={(source) => onChange({ source })}
      />
      <Select
        label={t('cookie.type')}
        value={view.type}
        options={[
          { value: '' as const, label: t('cookies.all') },
          { value: '1' as const, label: t('cookie.typeHttp') },
          { value: '2' as const, label: t('cookie.typeHtml') },
        ]}
        onChange={(type) => onChange({ type })}
      />
    </Bar>
  );
};
