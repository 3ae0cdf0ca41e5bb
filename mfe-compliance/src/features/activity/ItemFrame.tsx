import type { ShownItem } from '@yinyom/contracts/papers/activity';
import type { PaperItem, PaperRole } from '@yinyom/contracts/papers/paperItems';
import { Stack } from '@yinyom/ui/data/Stack';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useItemHeading } from '../../facts/useItemHeading';
import { ItemKnown } from './ItemKnown';

const Root = styled.section`
  padding-top: ${({ theme }) => theme.space(4)};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

interface ItemFrameProps {
  role: PaperRole;
  item: PaperItem;
  shown: ShownItem;
  children?: ReactNode;
}

/** One item of the law in a version: its heading, what the platform knew, and what was written. */
export const ItemFrame = ({ role, item, shown, children }: ItemFrameProps) => {
  const { heading } = useItemHeading()(role, item);
  return (
    <Root aria-labelledby={`item-${item}`}>
      <Stack $gap={3}>
        <h3 id={`item-${item}`}>{heading}</h3>
        <ItemKnown role={role} item={item} shown={shown} />
        {children}
      </Stack>
    </Root>
  );
};
