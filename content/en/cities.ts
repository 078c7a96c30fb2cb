/** Names on the map of the marketplace, at the places of `content/world-map.ts`. */
export const cities = {
  dubai: 'Dubai',
  london: 'London',
  lagos: 'Lagos',
  johannesburg: 'Johannesburg',
  nairobi: 'Nairobi',
  mumbai: 'Mumbai',
  singapore: 'Singapore',
  hongKong: 'Hong Kong',
  toronto: 'Toronto',
  saoPaulo: 'São Paulo',
  cairo: 'Cairo',
  tokyo: 'Tokyo',
  sydney: 'Sydney',
};
