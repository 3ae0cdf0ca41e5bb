import { LANGUAGE_NAMES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import { READING_WINDOWS, type Reading } from '@yinyom/contracts/websites/reading';
import { formatNumber, formatPercent, useLang, useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';

/** How a version is read in each language: what is in sight before a visitor scrolls, and how long it takes. */
export const ReadingTable = ({ readings }: { readings: readonly Reading[] }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const windowOf = (device: keyof typeof READING_WINDOWS) =>
    t(`reading.${device}`, { width: String(READING_WINDOWS[device].width) });
  const columns: Column<Reading>[] = [
    {
      key: 'language',
      title: t('reading.language'),
      cell: ({ language }) => <span lang={LOCALE_TAGS[language]}>{LANGUAGE_NAMES[language]}</span>,
    },
    { key: 'phone', title: windowOf('phone'), align: 'end', cell: ({ phone }) => formatPercent(phone, lang) },
    {
      key: 'desktop',
      title: windowOf('desktop'),
      align: 'end',
      cell: ({ desktop }) => formatPercent(desktop, lang),
    },
    {
      key: 'seconds',
      title: t('reading.seconds'),
      align: 'end',
      cell: ({ seconds }) => t('reading.inSeconds', { seconds: formatNumber(seconds, lang) }),
    },
  ];
  return (
    <Stack as="section" $gap={2}>
      <h3>{t('reading.title')}</h3>
      <p>{t('reading.text')}</p>
      <Table
        caption={t('reading.title')}
        columns={columns}
        items={readings}
        rowKey={({ language }) => language}
      />
    </Stack>
  );
};
