import { useSession } from '@yinyom/mfe-kit';
import { pagedItems } from '@yinyom/mfe-kit/components/pagedItems';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Fold } from '@yinyom/ui/data/Fold';
import { Row } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useBinderPagesInfiniteQuery } from '../../calls/bindersApi';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

const KEYS = '/api/v1/public/transparency/keys.json';

const Command = styled.code`
  overflow-wrap: anywhere;
`;

/** How an inspector checks a binder without an account and without a connection. */
export const CheckBinder = () => {
  const t = useComplianceTexts();
  const { organizationId } = useSession();
  const call = { params: { id: organizationId ?? '' } };
  const list = useBinderPagesInfiniteQuery(call, { skip: organizationId === null });
  // The newest of the list above: what is downloaded has its name.
  const newest = (pagedItems(list) ?? []).find(({ state }) => state === 'ready');
  const command = `npx yinyom-verify ${newest?.file_name ?? 'binder.zip'} --keys keys.json`;
  return (
    <Fold look="card" title={`${t('binders.for_inspectors')}: ${t('binders.check')}`}>
      <p>{t('binders.check_text')}</p>
      <Row>
        <Command>{command}</Command>
        <CopyButton size="small" kind="quiet" text={command} />
      </Row>
      <p>
        {t('binders.check_keys')}{' '}
        <a href={KEYS} download="keys.json">
          {location.origin + KEYS}
        </a>
      </p>
    </Fold>
  );
};
