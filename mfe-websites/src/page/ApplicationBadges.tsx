import type { Application } from '@yinyom/contracts/websites/application';
import { useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Row } from '@yinyom/ui/data/Stack';

const VERIFICATION_TONES = { unverified: 'warning', verified: 'success', lost: 'danger' } as const;

/** Whether a website is switched on, and whether its script was seen. */
export const ApplicationBadges = ({
  application,
}: {
  application: Pick<Application, 'enabled' | 'verification'>;
}) => {
  const t = useTexts('websites');
  const { enabled, verification } = application;
  return (
    <Row $gap={1}>
      <Badge tone={enabled ? 'success' : 'neutral'}>
        {t(enabled ? 'status.enabled' : 'status.disabled')}
      </Badge>
      <Badge tone={VERIFICATION_TONES[verification]}>{t(`status.${verification}`)}</Badge>
    </Row>
  );
};
