import { formatDate, getSession, Link, openModal, saveSession, toast, useSession } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useListSecurityKeysQuery } from '../../security-keys/securityKeysApi';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { ConfirmWithCodeModal } from './ConfirmWithCodeModal';
import { RecoveryCodesModal } from './RecoveryCodesModal';
import { useDisableTwoFactorMutation, useRenewRecoveryCodesMutation } from './twoFactorApi';

/** Whether two-factor is on, and the ways to turn it on, off, or to renew the recovery codes. */
export const TwoFactorState = () => {
  const t = useUsersTexts();
  const { user } = useSession();
  const { data: keys } = useListSecurityKeysQuery();
  const hasKey = (keys?.entities.length ?? 0) > 0;
  const [disable] = useDisableTwoFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();

  const turnOff = () =>
    openModal((close) => (
      <ConfirmWithCodeModal
        title={t('two_fa.disable_title')}
        text={t('two_fa.disable_text')}
        danger
        close={close}
        onConfirm={async (body) => {
          await disable({ body }).unwrap();
          const current = getSession().user;
          if (current) saveSession({ user: { ...current, two_fa_at: null } });
          toast.success(t('two_fa.disabled'));
          close();
        }}
      />
    ));
  const renewCodes = () =>
    openModal((close) => (
      <ConfirmWithCodeModal
        title={t('two_fa.renew')}
        text={t(user?.two_fa_at ? 'two_fa.renew_text' : 'two_fa.renew_text_recovery')}
        way={user?.two_fa_at ? 'code' : 'recovery_code'}
        close={close}
        onConfirm={async (body) => {
          const { recovery_codes } = await renew({ body }).unwrap();
          close();
          openModal((done) => <RecoveryCodesModal codes={recovery_codes} close={done} />);
        }}
      />
    ));

  return (
    <Card aria-labelledby="two-factor">
      <Stack>
        <h2 id="two-factor">{t('two_fa.title')}</h2>
        {user?.two_fa_at ? (
          <>
            <p>{t('two_fa.on', { date: formatDate(user.two_fa_at) })}</p>
            <Row>
              <Button kind="secondary" onClick={renewCodes}>
                {t('two_fa.renew')}
              </Button>
              <Button kind="danger" onClick={turnOff}>
                {t('two_fa.disable')}
              </Button>
            </Row>
          </>
        ) : (
          <>
            <p>{t('two_fa.off')}</p>
            <Row>
              <ButtonLink as={Link} $kind="secondary" to="/twofa/registration">
                {t('two_fa.enable')}
              </ButtonLink>
              {hasKey && (
                <Button kind="secondary" onClick={renewCodes}>
                  {t('two_fa.renew')}
                </Button>
              )}
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
};
