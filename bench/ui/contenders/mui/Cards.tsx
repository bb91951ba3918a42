import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BookmarkIcon } from '../../page/BookmarkIcon.tsx';
import type { CardsProps } from '../../page/contender.ts';
import { formatRupees, initials, reducedPrice, type Product } from '../../page/data.ts';

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', gap: 3 };
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

export function Cards({ products, ...actions }: CardsProps) {
  return (
    <Box sx={grid}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} {...actions} />
      ))}
    </Box>
  );
}

function ProductCard({
  product,
  onRequestEstimate,
  onSave,
  onViewMore,
}: Omit<CardsProps, 'products'> & { product: Product }) {
  const { id, name, description, price, discount, stockQuantity, vendorName, images } = product;
  return (
    <Card variant="outlined" data-card={id}>
      <CardMedia component="img" image={images[0]} alt={name} loading="lazy" sx={{ aspectRatio: '4 / 3' }} />
      <CardContent>
        <Typography variant="subtitle1" component="h3" noWrap data-name>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={clamped}>
          {description}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', my: 1 }}>
          <Typography variant="h6" component="span">
            {formatRupees(reducedPrice(product))}
          </Typography>
          <Typography variant="body2" component="s" color="textSecondary">
            {formatRupees(price)}
          </Typography>
          <Typography variant="body2" component="span" color="textSecondary">
            {`${discount}% off`}
          </Typography>
        </Stack>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Avatar sx={{ width: 32, height: 32, fontSize: 12 }}>{initials(vendorName)}</Avatar>
          <Typography variant="body2" component="span" sx={{ flex: 1 }}>
            {vendorName}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {`${stockQuantity} in stock`}
          </Typography>
        </Stack>
      </CardContent>
      <CardActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" fullWidth onClick={() => onRequestEstimate(product)}>
          Request Estimate
        </Button>
        <Button size="small" startIcon={<BookmarkIcon />} onClick={() => onSave(product)}>
          Save for Later
        </Button>
        <Button size="small" onClick={() => onViewMore(product)}>
          View More
        </Button>
      </CardActions>
    </Card>
  );
}
