import { CLOSING_DAYS, CLOSING_REMINDER_DAYS } from '@yinyom/contracts/identity/closing';
import type { Organization } from '@yinyom/contracts/identity/organizations';
import { formatDateTime, Link, openModal, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Suspense } from 'react';
import { useOutsideTexts } from '../../texts/useOutsideTexts';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { CloseForGoodModal } from './CloseForGoodModal';
import { ClosingOrdered } from './ClosingOrdered';
import { useCloseOrganizationMutation } from './closingApi';

/** Orders the end of the organization: evidence can be taken along first, and for two weeks the order can be taken back. */
export const CloseOrganization = ({ organization }: { organization: Organization }) => {
  const t = useUsersTexts();
  const say = useOutsideTexts();
  const [closeOrganization] = useCloseOrganizationMutation();
  const { id, name, closing } = organization;
  const ask = () =>
    openModal((close) => (
      <Suspense fallback={null}>
        <CloseForGoodModal
          title={t('closing.organization_title')}
          consequences={[
            say('closing.wait', { days: CLOSING_DAYS, reminder: CLOSING_REMINDER_DAYS }),
            say('closing.export_text'),
            say('closing.binder_text'),
            say('closing.deleted'),
            say('closing.kept'),
          ]}
          word={name}
          typeLabel={t('remove.type', { email: name })}
          submitLabel={say('closing.order')}
          onConfirm={async (body) => {
            const { closes_at } = await closeOrganization({ params: { id }, body }).unwrap();
            close();
            toast.success(say('closing.ordered', { date: formatDateTime(closes_at) }));
          }}
          close={close}
        />
      </Suspense>
    ));
  return (
    <Card aria-labelledby="close-organization">
      <Stack>
        <h2 id="close-organization">{t('closing.organization_title')}</h2>
        {closing ? (
          <ClosingOrdered id={id} closesAt={closing.closes_at} />
        ) : (
          <p>{t('closing.organization_lead')}</p>
        )}
        <p>
          <Link to="/reports?exports=open">{say('closing.export')}</Link> · {say('closing.export_text')}
        </p>
        <p>
          <Link to="/compliance/binders">{say('closing.binder')}</Link> · {say('closing.binder_text')}
        </p>
        {!closing && (
          <div>
            <Button kind="danger" onClick={ask}>
              {t('closing.organization_open')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};
