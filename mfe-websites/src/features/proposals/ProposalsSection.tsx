import type { Application } from '@yinyom/contracts/websites/application';
import { PROPOSAL_NETWORKS } from '@yinyom/contracts/websites/proposal';
import { formatNumber, Link, useLang, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useCallback, useRef, useState } from 'react';
import { ProposalList } from './ProposalList';

/**
 * Names that visitors' browsers reported, apart from the cookie list until somebody takes them over. Who does not want
 * reports is asked before anything is loaded: earlier ones may still wait.
 */
export const ProposalsSection = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState(false);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const isOn = application.discovery === true;
  return (
    <Card aria-label={t('proposals.title')}>
      <Stack $gap={4}>
        <h2 ref={heading} tabIndex={-1}>
          {t('proposals.title')}
        </h2>
        <p>{t('proposals.lead', { count: formatNumber(PROPOSAL_NETWORKS, lang) })}</p>
        {!isOn && (
          <p>
            {t('proposals.off')}{' '}
            <Link to={`/websites/${application.id}?section=settings`}>{t('proposals.toSettings')}</Link>
          </p>
        )}
        {isOn || opened ? (
          <ProposalList applicationId={application.id} onDecided={focusHeading} />
        ) : (
          <Row>
            <Button kind="secondary" onClick={() => setOpened(true)}>
              {t('proposals.show')}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
};
