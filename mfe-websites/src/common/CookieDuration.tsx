import { exactBeyondShown, shownDuration } from '@yinyom/texts/sentences/shownDuration';
import { useLang } from '@yinyom/mfe-kit';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';

/** How long a cookie lives, in the units of lists; the exact duration on hover and for screen readers. */
export const CookieDuration = ({ seconds }: { seconds: number | null }) => {
  const lang = useLang();
  const exact = exactBeyondShown(seconds, lang);
  const shown = shownDuration(seconds, lang);
  if (exact === null) return shown;
  return (
    <span title={exact}>
      {shown}
      <VisuallyHidden> ({exact})</VisuallyHidden>
    </span>
  );
};
