import { Button } from '@yinyom/ui/action/Button';
import { Spinner } from '@yinyom/ui/foundation/Spinner';
import { Icon } from '@yinyom/ui/foundation/Icon';
import styled, { css } from 'styled-components';
import { useAuthTexts } from '../texts/useAuthTexts';
import type { Captcha, CaptchaState } from './createCaptcha';

const Root = styled.div<{ $state: CaptchaState }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme, $state }) =>
    $state === 'error'
      ? css`
          min-height: 52px;
          padding: ${theme.space(1)} ${theme.space(3)};
          border: 1px solid ${theme.color.line};
          border-radius: ${theme.radius.normal};
          background: ${theme.color.canvas};
        `
      : css`
          min-height: 28px;
          font-size: ${theme.font.size.small};
        `}
  color: ${({ theme, $state }) =>
    ({ success: theme.color.success, error: theme.color.danger })[$state as 'success' | 'error'] ??
    theme.color.muted};
`;
/** Takes the room that is left; the ring beside it stays as round as it is. */
const Words = styled.span`
  flex: 1 1 160px;
`;

/** Says how the bot check stands in a small line; only one that failed takes room, with a way to try again. */
export const CaptchaNote = ({ captcha }: { captcha: Captcha }) => {
  const t = useAuthTexts();
  const state = captcha.state.use();
  const problem = captcha.problem.use();
  if (state === 'idle') return null;
  const text = state === 'error' && problem ? t(`messages:${problem}`) : t(`captcha.${state}`);
  return (
    <Root role="status" aria-label={t('captcha.label')} $state={state}>
      {state === 'success' && <Icon name="check" size={16} />}
      {state === 'error' && <Icon name="alert" />}
      {(state === 'working' || state === 'expired') && <Spinner $size={16} />}
      <Words>{text}</Words>
      {state === 'error' && (
        <Button kind="secondary" size="small" onClick={() => void captcha.token().catch(() => undefined)}>
          {t('captcha.retry')}
        </Button>
      )}
    </Root>
  );
};
