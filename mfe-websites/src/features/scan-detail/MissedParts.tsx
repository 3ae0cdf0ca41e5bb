import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { scanReason } from '../../common/scanReason';

/** What a scan did not manage besides the reason that its state names: limits, robots.txt, a busy machine. */
export const MissedParts = ({ scan: { missed = [], reason } }: { scan: ScanDetail }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const others = missed.filter(({ code, pages }) => code !== reason || pages !== null);
  if (others.length === 0) return null;
  return (
    <section>
      <h2>{t('scanDetail.missed')}</h2>
      <ul>
        {others.map(({ code, pages }) => (
          <li key={code}>
            {pages === null
              ? scanReason(code, t)
              : t('scanDetail.missedPages', {
                  reason: scanReason(code, t),
                  number: formatNumber(pages, lang),
                })}
          </li>
        ))}
      </ul>
    </section>
  );
};
