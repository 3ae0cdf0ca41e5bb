import { Link, useSession } from '@yinyom/mfe-kit';
import { Notice } from '@yinyom/ui/data/Notice';
import styled from 'styled-components';
import { useGetProcessingRecordQuery } from '../../calls/recordApi';
import { useRecordTexts } from '../../texts/useRecordTexts';

/** Keeps the place of the notice, so that the page does not move when it is there. */
const Waiting = styled.div`
  visibility: hidden;
`;

/** Whether the organization is exempt from the record; nothing where that cannot be read. */
export const ExemptionNotice = () => {
  const t = useRecordTexts();
  const { organizationId } = useSession();
  const { data, isError } = useGetProcessingRecordQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  if (!data)
    return isError ? null : (
      <Waiting>
        <Notice tone="info">{t('exempt.no')}</Notice>
      </Waiting>
    );
  const { exempt } = data;
  return (
    <Notice
      tone={exempt === null ? 'warning' : 'info'}
      action={exempt === null && <Link to="/compliance/record/exemption">{t('exempt.check')}</Link>}
    >
      {t(exempt === null ? 'exempt.unknown' : exempt ? 'exempt.yes' : 'exempt.no')}
    </Notice>
  );
};
