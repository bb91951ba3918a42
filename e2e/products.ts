import type { GuildhallServer } from './server.ts';

/** The id of the coil of that number. */
export const productId = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Adds the coils number `from` to `to` by SQL, which is far quicker than calls. */
export const addProducts = (server: GuildhallServer, vendorId: string, from: number, to: number) =>
  server.query(
    `insert into products (id, vendor_id, name, description, price_paise, category, stock_quantity, created_at)
     select ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, 'Coil ' || n, 'CR coil', 100, 'Coils', 1, now()
     from generate_series($2::int, $3::int) n`,
    [vendorId, from, to],
  );
