import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Fold } from '@yinyom/ui/data/Fold';
import { Row } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

const COMMAND = 'npx yinyom-verify binder.zip --keys keys.json';
const KEYS = '/api/v1/public/transparency/keys.json';

const Command = styled.code`
  overflow-wrap: anywhere;
`;

/** How an inspector checks a binder without an account and without a connection. */
export const CheckBinder = () => {
  const t = useComplianceTexts();
  return (
    <Fold look="card" title={`${t('binders.for_inspectors')}: ${t('binders.check')}`}>
      <p>{t('binders.check_text')}</p>
      <Row>
        <Command>{COMMAND}</Command>
        <CopyButton size="small" kind="quiet" text={COMMAND} />
      </Row>
      <p>
        {t('binders.check_keys')}{' '}
        <a href={KEYS} target="_blank" rel="noreferrer">
          {location.origin + KEYS}
        </a>
      </p>
    </Fold>
  );
};
