import { PLACES } from '@yinyom/contracts/places';
import { formatDateTime, Link, useLocation, useSession, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { useEffect, useRef } from 'react';
import { loginPath } from '../membership/loginPath';
import { NoticeBar } from '../feedback/NoticeBar';
import { previewState } from './previewState';
import { forgetPreview } from './wantedPreview';

const end = () => location.replace(forgetPreview());

/** Says over the page that this tab shows a build before its release, or why it does not, and ends that. */
export const PreviewNotice = () => {
  const t = useTexts('shell');
  const state = previewState.use();
  const { signedIn } = useSession();
  // Without the address of the preview: this tab remembers it.
  const place = useLocation();
  const before = useRef(signedIn);
  useEffect(() => {
    // The list of remotes is read when the page loads: whoever may see the preview is known only now.
    if (signedIn && !before.current && state.is === 'signed_out') location.reload();
    before.current = signedIn;
  }, [signedIn, state]);
  if (state.is === 'none') return null;
  const text =
    state.is === 'shown'
      ? t('preview.shown', { ...state, time: formatDateTime(state.ends_at) })
      : t(`preview.${state.is}`);
  return (
    <div role="status">
      <NoticeBar>
        {text}{' '}
        {state.is === 'signed_out' && place.pathname !== PLACES.login && (
          <ButtonLink as={Link} $kind="quiet" to={loginPath({ ...place, search: '' })}>
            {t('login')}
          </ButtonLink>
        )}
        <Button kind="quiet" onClick={end}>
          {t('preview.end')}
        </Button>
      </NoticeBar>
    </div>
  );
};
