import type { ShownItem } from '@yinyom/contracts/papers/activity';
import type { PaperItem, PaperRole } from '@yinyom/contracts/papers/paperItems';
import { Row } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { FactList } from '../../facts/FactList';
import { useItemHeading } from '../../facts/useItemHeading';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { ItemSource } from './ItemSource';

const Quiet = styled.div`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface ItemKnownProps {
  role: PaperRole;
  item: PaperItem;
  /** What is saved; absent: the activity is new. */
  shown?: ShownItem | undefined;
}

/** Where the law names an item, where it is from, and what the platform knows about it. */
export const ItemKnown = ({ role, item, shown }: ItemKnownProps) => {
  const t = useRecordTexts();
  const { law } = useItemHeading()(role, item);
  return (
    <>
      <Row>
        <Quiet>{law}</Quiet>
        {shown && <ItemSource source={shown.source} />}
      </Row>
      {shown && shown.facts.length > 0 && <FactList facts={shown.facts} />}
      {shown && shown.hints.length > 0 && (
        <Quiet>
          <p>{t('item.hints')}</p>
          <FactList facts={shown.hints} />
        </Quiet>
      )}
    </>
  );
};
