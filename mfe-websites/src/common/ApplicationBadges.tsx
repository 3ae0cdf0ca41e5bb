import type { Application } from '@yinyom/contracts/websites/application';
import { useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Row } from '@yinyom/ui/data/Stack';

const TONES = { unverified: 'warning', seen: 'info', verified: 'success', lost: 'danger' } as const;

/**
 * Whether a website is switched on, whether its banner was ever published; whether its script was seen, and whether the
 * website is verified: two things.
 */
export const ApplicationBadges = ({
  application,
}: {
  application: Pick<Application, 'enabled' | 'verification' | 'installation' | 'template_version'>;
}) => {
  const t = useTexts('websites');
  const { enabled, verification, installation, template_version } = application;
  const standing = verification === 'unverified' && installation?.seen_at ? 'seen' : verification;
  return (
    <Row $gap={1}>
      <Badge tone={enabled ? 'success' : 'neutral'}>
        {t(enabled ? 'status.enabled' : 'status.disabled')}
      </Badge>
      {template_version === 0 && <Badge tone="warning">{t('status.unpublished')}</Badge>}
      <Badge tone={TONES[standing]}>{t(`status.${standing}`)}</Badge>
    </Row>
  );
};
