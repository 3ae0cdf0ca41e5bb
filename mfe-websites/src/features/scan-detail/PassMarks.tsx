import { SCAN_PASSES } from '@yinyom/contracts/scanner/scanPass';
import type { ScanItem } from '@yinyom/contracts/scanner/scan';
import { useTexts } from '@yinyom/mfe-kit';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import styled from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  gap: ${({ theme }) => theme.space(1)};
  > span {
    display: inline-block;
    min-width: 28px;
    padding: 1px 6px;
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.small};
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
    text-align: center;
    white-space: nowrap;
  }
  > span[data-seen] {
    border-color: transparent;
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  > span[data-seen='early'] {
    background: ${({ theme }) => theme.color.dangerSoft};
    color: ${({ theme }) => theme.color.danger};
  }
`;

/** Kinds of category whose items may be set without consent: only the necessary ones. */
const NECESSARY = 1;

/** In which passes an item was met: filled where it was, red where it came without the consent it needs. */
export const PassMarks = ({
  item,
}: {
  item: Pick<ScanItem, 'passes' | 'before_consent' | 'category_type'>;
}) => {
  const t = useTexts('websites');
  const needsConsent = item.category_type !== NECESSARY;
  const seen = (pass: ScanItem['passes'][number]) =>
    item.passes.includes(pass) || (pass === 'none' && item.before_consent);
  return (
    <Root>
      {SCAN_PASSES.map((pass) => (
        <span
          key={pass}
          title={t(`scanPass.${pass}`)}
          aria-hidden="true"
          data-seen={seen(pass) ? (needsConsent && pass !== 'accept' ? 'early' : 'fine') : undefined}
        >
          {t(`passMark.${pass}`)}
        </span>
      ))}
      <VisuallyHidden>
        {SCAN_PASSES.filter(seen)
          .map((pass) => t(`scanPass.${pass}`))
          .join(', ')}
      </VisuallyHidden>
    </Root>
  );
};
