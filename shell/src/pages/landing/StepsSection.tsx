import { useTexts } from '@yinyom/mfe-kit';
import { Box, Disc, Grid } from './Grid';
import { Section } from './Section';
import { useItems } from './useItems';

/** The three steps from sign-up to the first consent. */
export const StepsSection = () => {
  const t = useTexts('landing');
  return (
    <Section id="steps" title={t('steps.title')}>
      <Grid as="ol">
        {useItems<{ title: string; text: string }>('steps.items').map((item, index) => (
          <Box key={item.title}>
            <Disc aria-hidden="true">{index + 1}</Disc>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </Box>
        ))}
      </Grid>
    </Section>
  );
};
