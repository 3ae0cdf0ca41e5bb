import type { CheckResult } from '@yinyom/contracts/scanner/publicCheck';
import { useCheckTexts } from '../../texts/useCheckTexts';

/** What set something, with its address where somebody saw; text only: it leads nowhere. */
export const SetBy = ({ by: { kind, url } }: { by: CheckResult['items'][number]['set_by'] }) => {
  const t = useCheckTexts();
  return (
    <>
      {t(`setBy.${kind}`)}
      {url && (
        <div>
          <code>{url}</code>
        </div>
      )}
    </>
  );
};
