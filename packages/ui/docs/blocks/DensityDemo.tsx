import { Button } from '#components/Button/Button.tsx';
import { Table } from '#components/Table/Table.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { products } from '#fixtures/products.ts';

/** The same controls and rows in both densities. */
export const DensityDemo = () => (
  <div className="density-demo sb-unstyled">
    {(['comfortable', 'compact'] as const).map((density) => (
      <div key={density} data-gh-density={density}>
        <TextField label={`Company, ${density}`} defaultValue="Malabar Coffee Traders" />
        <Button>Save</Button>
        <Table
          caption={`Products, ${density}`}
          columns={[
            { key: 'name', header: 'Product' },
            { key: 'stockQuantity', header: 'Stock', align: 'end' },
          ]}
          rows={products.slice(0, 4)}
          rowKey={({ id }) => id}
        />
      </div>
    ))}
  </div>
);
