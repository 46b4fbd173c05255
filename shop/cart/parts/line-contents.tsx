import type { ShownLine } from '../cart.contract.ts'

/** The contents of a box in the cart; nothing for other lines. */
export const LineContents = ({ contents }: Pick<ShownLine, 'contents'>) =>
  contents && (
    <ul className="text-sm text-muted">
      {contents.map(({ productId, productName, quantity, unitName }) => (
        <li key={productId}>
          {quantity} {unitName} {productName}
        </li>
      ))}
    </ul>
  )
