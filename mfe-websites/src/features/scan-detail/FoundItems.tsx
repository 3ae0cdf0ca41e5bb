import { isOwnItem, withoutOwn } from '@yinyom/contracts/scanner/ownItem';
import type { ScanItem } from '@yinyom/contracts/scanner/scan';
import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Fold } from '@yinyom/ui/data/Fold';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import styled from 'styled-components';
import { FoundItemTable } from './FoundItemTable';

const Search = styled.div`
  flex: 1 1 260px;
  max-width: 420px;
`;

/** Rows drawn at first and with each press on "more": a website may have thousands. */
const STEP = 100;

const matches = ({ name, domain, provider }: ScanItem, words: string): boolean =>
  [name, domain, provider ?? ''].some((text) => text.toLowerCase().includes(words));

interface FoundItemsProps {
  items: readonly ScanItem[];
  applicationId: string;
}

/** Everything a scan saw, searchable, or only what was set before consent; apart, what Yinyom itself sets. */
export const FoundItems = ({ items, applicationId }: FoundItemsProps) => {
  const t = useTexts('websites');
  const [search, setSearch] = useState('');
  const [early, setEarly] = useState(false);
  const [shown, setShown] = useState(STEP);
  const words = search.trim().toLowerCase();
  const own = items.filter(isOwnItem);
  const wanted = withoutOwn(items).filter((item) => matches(item, words) && (!early || item.before_consent));
  return (
    <Stack $gap={3}>
      <Row $justify="space-between">
        <Search>
          <TextField label={t('found.search')} type="search" value={search} onChange={setSearch} />
        </Search>
        <Checkbox label={t('found.earlyOnly')} checked={early} onChange={setEarly} />
      </Row>
      {wanted.length === 0 ? (
        <p>{t('found.none')}</p>
      ) : (
        <FoundItemTable items={wanted.slice(0, shown)} applicationId={applicationId} />
      )}
      {wanted.length > shown && (
        <Row $justify="center">
          <Button kind="secondary" onClick={() => setShown((count) => count + STEP)}>
            {t('found.more', { number: String(wanted.length - shown) })}
          </Button>
        </Row>
      )}
      {own.length > 0 && (
        <Fold title={t('found.own', { number: String(own.length) })}>
          <p>{t('found.ownText')}</p>
          <FoundItemTable items={own} applicationId={applicationId} caption={t('found.ownTitle')} />
        </Fold>
      )}
    </Stack>
  );
};
