import { Button } from '#components/Button/Button.tsx';
import { TextField } from '#components/TextField/TextField.tsx';

/** The same two controls in both densities. */
export const DensityDemo = () => (
  <div className="density-demo sb-unstyled">
    {(['comfortable', 'compact'] as const).map((density) => (
      <div key={density} data-gh-density={density}>
        <TextField label={`Company, ${density}`} defaultValue="Malabar Coffee Traders" />
        <Button>Save</Button>
      </div>
    ))}
  </div>
);
