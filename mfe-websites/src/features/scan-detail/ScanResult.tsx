import { withoutOwn } from '@yinyom/contracts/scanner/ownItem';
import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { Tabs } from '@yinyom/ui/data/Tabs';
import { useState } from 'react';
import { BannerMet } from './BannerMet';
import { Changes } from './Changes';
import { FoundItems } from './FoundItems';
import { PassMatrix } from './PassMatrix';
import { ScanFacts } from './ScanFacts';
import { ScannedPages } from './ScannedPages';
import { useScanTexts } from '../../texts/useScanTexts';
import { NextSteps } from './NextSteps';

const PARTS = ['todo', 'items', 'changes', 'pages'] as const;
type PartName = (typeof PARTS)[number];

/** Everything a scan found out, what wants correcting first. */
export const ScanResult = ({ scan }: { scan: ScanDetail }) => {
  const t = useTexts('websites');
  const words = useScanTexts();
  const lang = useLang();
  const [part, setPart] = useState<PartName>('todo');
  const counts: Record<PartName, number> = {
    todo:
      scan.violations_list.length +
      (scan.findings ?? []).filter(({ verdict }) => verdict !== 'notice').length,
    items: withoutOwn(scan.items).length,
    changes:
      scan.diff.new.length +
      scan.diff.removed.length +
      scan.diff.changed.length +
      (scan.diff.held_back?.length ?? 0),
    pages: scan.pages.length,
  };
  // A first scan has nothing to be compared with.
  const parts = PARTS.filter((name) => name !== 'changes' || scan.diff.since !== null);
  return (
    <Stack $gap={5}>
      <ScanFacts scan={scan} />
      <PassMatrix scan={scan} />
      <BannerMet scan={scan} />
      <div>
        <Tabs
          label={t('scanDetail.parts')}
          items={parts.map((key) => ({
            key,
            label: `${key === 'todo' ? words('todo') : t(`scanDetail.${key}`)} (${formatNumber(counts[key], lang)})`,
          }))}
          selected={part}
          onSelect={setPart}
        >
          {part === 'todo' && <NextSteps scan={scan} />}
          {part === 'items' && <FoundItems items={scan.items} applicationId={scan.application_id} />}
          {part === 'changes' && <Changes diff={scan.diff} />}
          {part === 'pages' && <ScannedPages scan={scan} />}
        </Tabs>
      </div>
    </Stack>
  );
};
