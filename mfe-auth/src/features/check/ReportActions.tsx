import type { PublicCheck } from '@yinyom/contracts/scanner/publicCheck';
import { PLACES } from '@yinyom/contracts/places';
import { Link } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import styled from 'styled-components';
import { useCheckTexts } from '../../texts/useCheckTexts';
import { useCheckForm } from './useCheckForm';

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

/** What one does with a result: pass it on, print it, check again, or have it checked every week. */
export const ReportActions = ({ check }: { check: PublicCheck }) => {
  const t = useCheckTexts();
  const { form, busy, submit } = useCheckForm(check.address, { fresh: true, eager: false });
  return (
    <OnScreen>
      <Stack $gap={6}>
        <ProblemBox>{form.failure ?? form.problems.url}</ProblemBox>
        <Row>
          <CopyButton text={window.location.href}>{t('actions.copy')}</CopyButton>
          <Button kind="secondary" onClick={() => window.print()}>
            {t('actions.print')}
          </Button>
          <Button kind="secondary" icon="refresh" busy={busy} onClick={() => void submit()}>
            {t('actions.again')}
          </Button>
          <ButtonLink as={Link} to={PLACES.check} $kind="secondary">
            {t('other')}
          </ButtonLink>
        </Row>
        <Card>
          <Stack $gap={3}>
            <h2>{t('signup.title')}</h2>
            <p>{t('signup.text')}</p>
            <div>
              <ButtonLink as={Link} to={PLACES.signup}>
                {t('signup.button')}
              </ButtonLink>
            </div>
          </Stack>
        </Card>
      </Stack>
    </OnScreen>
  );
};
