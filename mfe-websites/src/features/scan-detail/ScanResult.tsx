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
import { Violations } from './Violations';

const PARTS = ['violations', 'items', 'changes', 'pages'] as const;
type PartName = (typeof PARTS)[number];

/** Everything a scan found out, what wants correcting first. */
export const ScanResult = ({ scan }: { scan: ScanDetail }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const [part, setPart] = useState<PartName>('violations');
  const counts: Record<PartName, number> = {
    violations: scan.violations_list.length,
    items: scan.items.length,
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
            label: `${t(`scanDetail.${key}`)} (${formatNumber(counts[key], lang)})`,
          }))}
          selected={part}
          onSelect={setPart}
        >
          {part === 'violations' && <Violations scan={scan} />}
          {part === 'items' && <FoundItems items={scan.items} applicationId={scan.application_id} />}
          {part === 'changes' && <Changes diff={scan.diff} />}
          {part === 'pages' && <ScannedPages scan={scan} />}
        </Tabs>
      </div>
    </Stack>
  );
};
