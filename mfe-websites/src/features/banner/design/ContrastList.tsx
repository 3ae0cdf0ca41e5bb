import type { Colors } from '@yinyom/contracts/websites/templateDesign';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { contrast, READABLE, VISIBLE } from '@yinyom/contracts/contrast';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import styled from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(5)}`};
  font-size: ${({ theme }) => theme.font.size.small};
`;
const Item = styled.li<{ $passes: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  > svg {
    color: ${({ theme, $passes }) => ($passes ? theme.color.success : theme.color.danger)};
  }
`;

/** What is seen on what, and the least contrast of it; buttons only have to stand out (WCAG 2.2, 1.4.3 and 1.4.11). */
const SEEN = [
  ['text', 'text', ['background', 'background_1', 'background_2'], READABLE],
  ['labels', 'accept_all_text', ['accept_all'], READABLE],
  ['rejectLabels', 'reject_text', ['reject'], READABLE],
  ['buttons', 'accept_all', ['background'], VISIBLE],
  ['rejectButtons', 'reject', ['background'], VISIBLE],
] as const;

/** Rounded down: what is told is never more than there is. */
const told = (ratio: number): number => Math.floor(ratio * 10) / 10;

/** How well the colours of one set can be read, with what the law asks for. */
export const ContrastList = ({ title, colors }: { title: string; colors: Colors }) => {
  const t = useTexts('websites');
  const lang = useLang();
  return (
    <List aria-label={title}>
      <li aria-hidden="true">{title}</li>
      {SEEN.map(([key, front, grounds, least]) => {
        const ratio = Math.min(...grounds.map((ground) => contrast(colors[front], colors[ground])));
        const passes = ratio >= least;
        return (
          <Item key={key} $passes={passes}>
            <Icon name={passes ? 'check' : 'alert'} size={16} />
            {t(`brand.${key}`)} {formatNumber(told(ratio), lang, { maximumFractionDigits: 1 })}:1
            <VisuallyHidden>
              {t(passes ? 'brand.passes' : 'brand.fails', { least: formatNumber(least, lang) })}
            </VisuallyHidden>
          </Item>
        );
      })}
    </List>
  );
};
