package org.polemarch.pericles.model;

/** The last battle: every term of both totals (9.42). */
public record BattleSum(Theater theater, Arm arm, Faction general, Terms athens, Terms sparta) {

    /**
     * What one Side's total is made of.
     *
     * @param stateShip 1 if the State Ship fights
     * @param the300 1 if the 300 are there, as a Strategos token
     */
    public record Terms(
            int units, int bases, int treachery, int tokens, int stateShip, int the300, CardId card, int cardValue) {

        public int total() {
            return units + bases + treachery + strategos() + cardValue;
        }

        /** All that counts as committed Strategos tokens. */
        public int strategos() {
            return tokens + stateShip + the300;
        }
    }

    public Terms of(Side side) {
        return side == Side.ATHENS ? athens : sparta;
    }
}
