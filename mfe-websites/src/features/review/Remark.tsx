import type { ReviewRemark } from '@yinyom/contracts/websites/reviewRemark';
import { formatDateTime } from '@yinyom/mfe-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useReviewTexts } from '../../texts/useReviewTexts';

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
const Small = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  overflow-wrap: anywhere;
`;

/** One remark: its words, who wrote it and when, and whether it is settled. */
export const Remark = ({ remark, heading }: { remark: ReviewRemark; heading?: ReactNode }) => {
  const t = useReviewTexts();
  const { by, version, at, settled } = remark;
  return (
    <div>
      {heading}
      <Words>{remark.remark}</Words>
      <Small>
        {by.external ? t('remark_by_external', { name: by.name }) : by.name} ·{' '}
        {t('of_version', { version: String(version), time: formatDateTime(at) })}
      </Small>
      {settled && (
        <Small>{t('remark_settled_by', { name: settled.by_name, time: formatDateTime(settled.at) })}</Small>
      )}
    </div>
  );
};
