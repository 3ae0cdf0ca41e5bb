import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useScanTexts } from '../../texts/useScanTexts';

/** `worse` and `better`: for what an owner has to correct; `more` and `less`: for what is neither good nor bad. */
export type DiffTone = 'worse' | 'better' | 'more' | 'less' | 'other';

const COLORS = {
  worse: ['danger', 'dangerSoft'],
  better: ['success', 'successSoft'],
  more: ['info', 'infoSoft'],
  less: ['lineStrong', 'canvas'],
  other: ['warning', 'accentSoft'],
} as const;
/** What a colour says is said without it, too. */
const SIGNS: Record<DiffTone, string> = { worse: '+', better: '−', more: '+', less: '−', other: '≠' };

const Lines = styled.ul`
  display: grid;
  gap: 2px;
`;
const Line = styled.li<{ $tone: DiffTone }>`
  display: grid;
  grid-template-columns: 1.5ch minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  border-inline-start: 4px solid ${({ theme, $tone }) => theme.color[COLORS[$tone][0]]};
  border-radius: 2px;
  background: ${({ theme, $tone }) => theme.color[COLORS[$tone][1]]};
  overflow-wrap: anywhere;
  > :first-child {
    font-family: ${({ theme }) => theme.font.mono};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

/** Lines named at once; the rest is counted. */
const NAMED = 50;

export interface DiffGroup {
  /** What happened to these things: new, no longer seen. */
  title: string;
  tone: DiffTone;
  lines: readonly ReactNode[];
}

/** What differs in one kind of things, a line each; groups without lines are left out. */
export const DiffPart = ({ title, groups }: { title: string; groups: readonly DiffGroup[] }) => {
  const t = useScanTexts();
  const lang = useLang();
  return (
    <Card as="section" aria-label={title}>
      <Stack $gap={4}>
        <h3>{title}</h3>
        {groups
          .filter(({ lines }) => lines.length > 0)
          .map(({ title: heading, tone, lines }) => (
            <Stack key={heading} $gap={2}>
              <h4>
                {heading} ({formatNumber(lines.length, lang)})
              </h4>
              <Lines>
                {lines.slice(0, NAMED).map((line, index) => (
                  // What is named stays in its place.
                  <Line key={index} $tone={tone}>
                    <span aria-hidden>{SIGNS[tone]}</span>
                    <span>{line}</span>
                  </Line>
                ))}
              </Lines>
              {lines.length > NAMED && (
                <p>{t('morePages', { number: formatNumber(lines.length - NAMED, lang) })}</p>
              )}
            </Stack>
          ))}
      </Stack>
    </Card>
  );
};
