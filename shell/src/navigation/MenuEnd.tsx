import { Button } from '@yinyom/ui/action/Button';
import { Spinner } from '@yinyom/ui/foundation/Spinner';
import { useEndInView } from '@yinyom/ui/data/useEndInView';
import styled, { useTheme } from 'styled-components';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: 8px 12px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface MenuEndProps {
  empty: boolean;
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}

/** The end of a long menu: asks for more when it comes into view, and says when nothing was found. */
export const MenuEnd = ({ empty, hasMore, loading, failed, onMore }: MenuEndProps) => {
  const { labels } = useTheme();
  const end = useEndInView(hasMore && !loading && !failed, onMore);
  return (
    <>
      <div ref={end} />
      <div role="status">
        {loading && (
          <Line>
            <Spinner $size={18} /> {labels.loading}
          </Line>
        )}
        {empty && !loading && !failed && <Line>{labels.nothingFound}</Line>}
        {failed && !loading && (
          <Line>
            {labels.couldNotLoad}
            <Button kind="quiet" size="small" onClick={onMore}>
              {labels.retry}
            </Button>
          </Line>
        )}
      </div>
    </>
  );
};
