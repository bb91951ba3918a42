import { AspectRatio, Avatar, Button, Card, Group, Image, SimpleGrid, Text, Title } from '@mantine/core';
import { BookmarkIcon } from '../../page/BookmarkIcon.tsx';
import type { CardsProps } from '../../page/contender.ts';
import { formatRupees, initials, reducedPrice, type Product } from '../../page/data.ts';

export function Cards({ products, ...actions }: CardsProps) {
  return (
    <SimpleGrid minColWidth={280} spacing="lg">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} {...actions} />
      ))}
    </SimpleGrid>
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
    <Card withBorder padding="md" radius="md" data-card={id}>
      <Card.Section>
        <AspectRatio ratio={4 / 3}>
          <Image src={images[0]} alt={name} loading="lazy" />
        </AspectRatio>
      </Card.Section>
      <Title order={3} size="h5" lineClamp={2} data-name>
        {name}
      </Title>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {description}
      </Text>
      <Group gap="xs" align="baseline" mt="auto">
        <Text span fw={600}>
          {formatRupees(reducedPrice(product))}
        </Text>
        <Text component="s" td="line-through" size="sm" c="dimmed">
          {formatRupees(price)}
        </Text>
        <Text span size="sm" c="dimmed">
          {`${discount}% off`}
        </Text>
      </Group>
      <Group gap="xs">
        <Avatar size={32}>{initials(vendorName)}</Avatar>
        <Text size="sm" flex={1}>
          {vendorName}
        </Text>
        <Text size="xs" c="dimmed">
          {`${stockQuantity} in stock`}
        </Text>
      </Group>
      <Button fullWidth onClick={() => onRequestEstimate(product)}>
        Request Estimate
      </Button>
      <Group gap="xs" grow>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<BookmarkIcon />}
          onClick={() => onSave(product)}
        >
          Save for Later
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={() => onViewMore(product)}>
          View More
        </Button>
      </Group>
    </Card>
  );
}
