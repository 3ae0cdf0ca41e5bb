import type { ShownItem } from '@yinyom/contracts/papers/activity';
import type { PaperItem, PaperRole } from '@yinyom/contracts/papers/paperItems';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FactList } from '../../facts/FactList';
import { useItemHeading } from '../../facts/useItemHeading';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { ItemSource } from './ItemSource';

const Root = styled.section`
  padding-top: ${({ theme }) => theme.space(4)};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
const Quiet = styled.div`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface ItemFrameProps {
  role: PaperRole;
  item: PaperItem;
  /** What is saved; absent: the activity is new. */
  shown?: ShownItem | undefined;
  children?: ReactNode;
}

/** One item of the law: its heading, where it is from, and what the platform knows about it. */
export const ItemFrame = ({ role, item, shown, children }: ItemFrameProps) => {
  const t = useRecordTexts();
  const { heading, law } = useItemHeading()(role, item);
  return (
    <Root aria-labelledby={`item-${item}`}>
      <Stack $gap={3}>
        <div>
          <h3 id={`item-${item}`}>{heading}</h3>
          <Row>
            <Quiet>{law}</Quiet>
            {shown && <ItemSource source={shown.source} />}
          </Row>
        </div>
        {shown && shown.facts.length > 0 && <FactList facts={shown.facts} />}
        {shown && shown.hints.length > 0 && (
          <Quiet>
            <p>{t('item.hints')}</p>
            <FactList facts={shown.hints} />
          </Quiet>
        )}
        {children}
      </Stack>
    </Root>
  );
};
