import type { ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import { Badge } from '@yinyom/ui/data/Badge';
import { Notice } from '@yinyom/ui/data/Notice';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { AgreementActions } from '../features/agreement/AgreementActions';
import { AgreementFacts } from '../features/agreement/AgreementFacts';
import { AgreementFiles } from '../features/agreement/AgreementFiles';
import { AgreementHistory } from '../features/agreement/AgreementHistory';
import { STATE_PLACE } from '@yinyom/mfe-kit/components/statePlace';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { OneAgreement } from '../layout/OneAgreement';
import { SideColumns } from '@yinyom/ui/data/SideColumns';
import { useAgreementTexts } from '../texts/useAgreementTexts';
import { useAgreementWords } from '../texts/useAgreementWords';
import { AgreementBadge } from '../words/AgreementBadge';

const Whole = ({ agreement }: { agreement: ProcessorAgreement }) => {
  const t = useAgreementTexts();
  const words = useAgreementWords();
  const { content, standing, state, review_due, missing, history } = agreement;
  const place = useFocusAfterChange<HTMLDivElement>(standing);
  return (
    <Stack $gap={5}>
      <Row ref={place} id={STATE_PLACE} tabIndex={-1}>
        <AgreementBadge standing={standing} />
        {review_due && <Badge tone="warning">{t('list.overdue')}</Badge>}
      </Row>
      {state === 'draft' && missing.length > 0 && (
        <Notice small>
          {t('one.missing', { names: missing.map((need) => words(`needs.${need}`)).join(', ') })}
        </Notice>
      )}
      {content.wording === 'theirs' && (
        <Notice small tone="info">
          {t('one.theirs')}
        </Notice>
      )}
      <AgreementActions agreement={agreement} />
      <SideColumns>
        <AgreementFacts agreement={agreement} />
        <Stack $gap={5}>
          <AgreementFiles agreement={agreement} />
          <AgreementHistory history={history} />
        </Stack>
      </SideColumns>
    </Stack>
  );
};

/** `/compliance/agreements/:id`: one agreement, its files, and what can be done with it. */
export const AgreementPage = () => {
  const t = useAgreementTexts();
  return (
    <OneAgreement title={t('one.title')}>
      {(agreement) => <Whole key={agreement.id} agreement={agreement} />}
    </OneAgreement>
  );
};
