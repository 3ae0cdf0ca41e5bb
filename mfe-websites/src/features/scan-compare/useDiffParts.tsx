import type { ScanDetail, ScanItem } from '@yinyom/contracts/scanner/scan';
import { useTexts } from '@yinyom/mfe-kit';
import type { ReactNode } from 'react';
import { useScanTexts } from '../../texts/useScanTexts';
import type { Comparison } from './compareScans';
import type { DiffGroup, DiffTone } from './DiffPart';

/** What an owner has to correct is worse when it is new and better when it is gone. */
const FAULTS = { new: 'worse', removed: 'better' } as const satisfies Record<string, DiffTone>;
const THINGS = { new: 'more', removed: 'less' } as const satisfies Record<string, DiffTone>;

/** Gives what differs between two scans as parts of lines, what is to be corrected first. */
export const useDiffParts = () => {
  const t = useScanTexts();
  const words = useTexts('websites');
  const groupsOf = <Thing,>(
    split: { new: readonly Thing[]; removed: readonly Thing[] },
    tones: typeof FAULTS | typeof THINGS,
    show: (thing: Thing) => ReactNode,
  ): DiffGroup[] =>
    (['new', 'removed'] as const).map((kind) => ({
      title: words(`scan.${kind}`),
      tone: tones[kind],
      lines: split[kind].map(show),
    }));
  const item = ({ name, domain, kind }: ScanItem): ReactNode => (
    <>
      <code>{name}</code> · {domain} · {words(`itemKind.${kind}`)}
    </>
  );
  const violation = ({ cookie, domain, pass }: ScanDetail['violations_list'][number]): ReactNode => (
    <>
      <code>{cookie}</code> · {domain} · {words(`violation.${pass}`)}
    </>
  );

  return ({ violations, findings, items, pages }: Comparison): { title: string; groups: DiffGroup[] }[] => [
    { title: t('compare.violations'), groups: groupsOf(violations, FAULTS, violation) },
    {
      title: t('compare.findings'),
      groups: groupsOf(findings, FAULTS, ({ code, host }) =>
        [t(`words.finding.${code}.title`), host].filter(Boolean).join(' · '),
      ),
    },
    {
      title: words('scanDetail.items'),
      groups: [
        ...groupsOf(items, THINGS, item),
        { title: words('scan.held_back'), tone: 'less', lines: items.heldBack.map(item) },
        {
          title: words('scan.changed'),
          tone: 'other',
          lines: items.changed.map((each) => (
            <>
              {item(each)} · {words(`changes.${each.what}`)}
            </>
          )),
        },
      ],
    },
    { title: words('scanDetail.pages'), groups: groupsOf(pages, THINGS, (url) => url) },
  ];
};
