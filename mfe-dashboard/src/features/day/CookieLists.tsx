import { shownDuration } from '@yinyom/texts/sentences/shownDuration';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { Fold } from '@yinyom/ui/data/Fold';
import { Stack } from '@yinyom/ui/data/Stack';
import { Table, type Column } from '@yinyom/ui/data/Table';
import { useDayTexts } from '../../texts/useDayTexts';

interface NamedCookie {
  category_id?: string;
  name?: string;
  domain?: string;
  provider?: string;
  purpose?: string;
  expiry?: number | null;
}
/** What is read of a stored notice; every part may be missing in an older shape. */
interface Notice {
  categories?: { id: string; type: number; title?: string }[];
  cookies?: NamedCookie[];
}

/** The cookies that a version named to visitors, category by category, word for word. */
export const CookieLists = ({ notice }: { notice: Record<string, unknown> }) => {
  const t = useDayTexts();
  const words = useTexts('dashboard');
  const lang = useLang();
  const { categories = [], cookies = [] } = notice as Notice;
  const columns: Column<NamedCookie>[] = [
    { key: 'name', title: t('cookie'), cell: ({ name }) => <code>{name}</code> },
    { key: 'provider', title: t('provider'), cell: ({ provider }) => provider ?? '–' },
    { key: 'purpose', title: t('purpose'), cell: ({ purpose }) => purpose ?? '–', phone: 'bare' },
    {
      key: 'expiry',
      title: t('duration'),
      cell: ({ expiry }) => (expiry === undefined ? '–' : shownDuration(expiry, lang)),
    },
  ];
  // What nobody classified is named only where there is something of it.
  const listed = categories
    .map((category) => ({
      ...category,
      own: cookies.filter(({ category_id }) => category_id === category.id),
    }))
    .filter(({ type, own }) => type !== 0 || own.length > 0);
  return (
    <Stack $gap={3}>
      <h3>{t('cookies_title')}</h3>
      {cookies.length === 0 && <p>{t('cookies_none')}</p>}
      <div>
        {cookies.length > 0 &&
          listed.map(({ id, type, title, own }) => (
            <Fold key={id} title={`${title || words(`evidence.category.${type}`)} (${own.length})`}>
              {own.length === 0 ? (
                <p>{t('cookies_none_here')}</p>
              ) : (
                <Table
                  caption={title || words(`evidence.category.${type}`)}
                  columns={columns}
                  items={own}
                  rowKey={({ name = '', domain = '' }) => `${name} ${domain}`}
                />
              )}
            </Fold>
          ))}
      </div>
    </Stack>
  );
};
