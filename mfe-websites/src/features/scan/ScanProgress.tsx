import type { Scan } from '@yinyom/contracts/scanner/scan';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import styled, { keyframes } from 'styled-components';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;
const Track = styled.div`
  height: 12px;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.primarySoft};
  > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${({ theme }) => theme.color.primary};
    transition: width ${({ theme }) => theme.motion};
  }
  &[data-unknown] > span {
    width: 28%;
    animation: ${slide} 1.6s ease-in-out infinite;
  }
`;
const Words = styled.p`
  margin-top: ${({ theme }) => theme.space(2)};
  font-variant-numeric: tabular-nums;
`;

/** How far a scan has come: a bar, and the same in words. */
export const ScanProgress = ({ scan }: { scan: Scan }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const { pages_done: done, pages_total: total } = scan;
  const share = total ? Math.min(1, done / total) : null;
  const numbers = { done: formatNumber(done, lang), total: formatNumber(total ?? 0, lang) };
  const pages =
    scan.status === 'queued'
      ? t('scan.waiting')
      : t(share === null ? 'scan.pagesSoFar' : 'scan.pagesOf', numbers);
  const words = `${pages} · ${t('scan.foundSoFar', { number: formatNumber(scan.cookies_found, lang) })}`;
  return (
    <div>
      <Track
        role="progressbar"
        aria-label={t('scan.progress')}
        aria-valuemin={0}
        aria-valuemax={total ?? undefined}
        aria-valuenow={share === null ? undefined : done}
        aria-valuetext={words}
        data-unknown={share === null ? '' : undefined}
      >
        <span style={share === null ? undefined : { width: `${Math.max(3, share * 100)}%` }} />
      </Track>
      <Words>{words}</Words>
    </div>
  );
};
