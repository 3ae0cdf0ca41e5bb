import type { LeakWatch } from '@yinyom/contracts/scanner/leakWatch';
import { ROLES } from '@yinyom/contracts/constants';
import { confirmDialog, errorMessage, formatDateTime, Link, toast, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Card } from '@yinyom/ui/data/Card';
import { Notice } from '@yinyom/ui/data/Notice';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { useState } from 'react';
import { useSwitchLeakWatchMutation } from '../../api/leakApi';
import { useLeakTexts } from '../../texts/useLeakTexts';

/** Where an Admin does what has to be done first. */
const mendingPath = (missing: NonNullable<LeakWatch['missing']>, applicationId: string): string =>
  missing === 'verification' ? `/websites/${applicationId}?section=script` : '/user/organization';

interface WatchSwitchProps {
  applicationId: string;
  watch: LeakWatch;
}

/** Switches the search on, once an Admin confirms that the organization answers for the website, or off. */
export const WatchSwitch = ({ applicationId, watch }: WatchSwitchProps) => {
  const t = useLeakTexts();
  const [confirmed, setConfirmed] = useState(false);
  const [change, { isLoading }] = useSwitchLeakWatchMutation();
  const { enabled, missing, enabled_at, enabled_by } = watch;
  // Officers see what was found; an Admin orders the search.
  const isAdmin = useSession().role === ROLES.admin;
  const call = { params: { id: applicationId } };
  const switchOn = async () => {
    const { error } = await change({ ...call, body: { enabled: true, confirmed: true } });
    if (error) toast.error(errorMessage(error));
    else toast.success(t('switchedOn'));
  };
  const switchOff = async () => {
    const agreed = await confirmDialog({
      title: t('offTitle'),
      text: t('offText'),
      confirm: t('off'),
      cancel: t('cancel'),
      danger: true,
    });
    if (!agreed) return;
    const { error } = await change({ ...call, body: { enabled: false } });
    if (error) toast.error(errorMessage(error));
  };
  return (
    <Card>
      <Stack $gap={4}>
        <p>{t('what')}</p>
        {missing && (
          <Notice
            action={
              isAdmin && (
                <ButtonLink
                  as={Link}
                  to={mendingPath(missing, applicationId)}
                  $kind="secondary"
                  $size="small"
                >
                  {t(`mend.${missing}`)}
                </ButtonLink>
              )
            }
          >
            {t(`missing.${missing}`)}
          </Notice>
        )}
        {enabled ? (
          <>
            {enabled_at && (
              <p>{t('since', { time: formatDateTime(enabled_at), name: enabled_by?.name ?? '' })}</p>
            )}
            {isAdmin && (
              <div>
                <Button kind="quiet" busy={isLoading} onClick={() => void switchOff()}>
                  {t('off')}
                </Button>
              </div>
            )}
          </>
        ) : (
          !missing &&
          isAdmin && (
            <>
              <Checkbox label={t('confirm')} checked={confirmed} onChange={setConfirmed} />
              <div>
                <Button busy={isLoading} disabled={!confirmed} onClick={() => void switchOn()}>
                  {t('on')}
                </Button>
              </div>
            </>
          )
        )}
      </Stack>
    </Card>
  );
};
