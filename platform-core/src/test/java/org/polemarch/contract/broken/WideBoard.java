package org.polemarch.contract.broken;

import java.util.List;
import org.polemarch.api.text.TextBoard;

/** A text board wider than a terminal. */
public final class WideBoard extends Ostraka {
    @Override
    public TextBoard textBoard() {
        return (view, words) -> List.of("-".repeat(101));
    }
}
