package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.locationtech.jts.geom.Envelope;

/**
 * The possible places for an area's name: within it, across its edge if most of the name stays within, or beside it,
 * but only on the other kind of ground and not near another area whose name it might seem to be.
 */
final class AreaSpots {

    private static final double WHOLE = 0.99;
    private static final double MOST = 0.8;
    private static final double LEAST = 0.63;
    private static final int LATTICE = 26;
    private static final int ENOUGH = 40;
    private static final int FEW = 8;

    /** How near a name outside its area must be to it, in multiples of the name's height. */
    private static final double NEAR = 0.5;

    private final AreaRoom own;
    private final List<AreaRoom> alike;
    private final double scale;
    private final double fromX;
    private final double fromY;
    private final boolean mayLeave;

    private record Candidate(LabelSpot spot, double share, boolean centred) {}

    /**
     * @param alike the other areas of the same ground
     * @param fromX the point of the area, in map units, that places are relative to
     * @param mayLeave whether the name may be beside the area, as an island's may
     */
    AreaSpots(AreaRoom own, List<AreaRoom> alike, double scale, double fromX, double fromY, boolean mayLeave) {
        this.own = own;
        this.alike = alike;
        this.scale = scale;
        this.fromX = fromX;
        this.fromY = fromY;
        this.mayLeave = mayLeave;
    }

    /**
     * All of them, best first.
     *
     * @param above the best distance of the name above the point, so that pieces have room below it
     */
    List<LabelSpot> of(List<LabelSpot.Size> forms, double above) {
        List<LabelSpot> all = new ArrayList<>();
        for (int form = 0; form < forms.size(); form++) {
            List<Candidate> within = within(form, forms.get(form), above);
            all.addAll(chosen(within, WHOLE, 2));
            List<LabelSpot> most = chosen(within, MOST, WHOLE);
            all.addAll(most);
            if (mayLeave && most.size() < FEW) {
                all.addAll(beside(form, forms.get(form)));
            }
            all.addAll(chosen(within, LEAST, MOST));
        }
        return all;
    }

    private static List<LabelSpot> chosen(List<Candidate> candidates, double from, double below) {
        return candidates.stream()
                .filter(each -> each.centred() && each.share() >= from && each.share() < below)
                .limit(ENOUGH)
                .map(Candidate::spot)
                .toList();
    }

    /** The places at least partly within the area, the nearest to the point first. */
    private List<Candidate> within(int form, LabelSpot.Size size, double above) {
        List<Candidate> candidates = new ArrayList<>();
        for (double[] at : lattice(own.extent, size)) {
            double share = own.share(at[0], at[1], size.width() / scale, size.height() / scale);
            if (share >= LEAST) {
                candidates.add(new Candidate(spot(form, size, at), share, own.holds(at[0], at[1])));
            }
        }
        candidates.sort(Comparator.comparingDouble(
                each -> Math.hypot(each.spot().dx(), 2 * (each.spot().dy() + above))));
        return candidates;
    }

    private List<LabelSpot> beside(int form, LabelSpot.Size size) {
        double width = size.width() / scale;
        double height = size.height() / scale;
        Envelope around = new Envelope(own.extent);
        around.expandBy(width / 2 + NEAR * height, (0.5 + NEAR) * height);
        List<LabelSpot> spots = new ArrayList<>();
        for (double[] at : lattice(around, size)) {
            boolean touches = own.share(at[0], at[1], width + NEAR * height, (1 + NEAR) * height) > 0
                    && own.share(at[0], at[1], width, height) < 0.2;
            if (touches && alike.stream().noneMatch(other -> other.share(at[0], at[1], width, height) > 0)) {
                spots.add(spot(form, size, at));
            }
        }
        spots.sort(Comparator.comparingDouble(each -> Math.hypot(each.dx(), 2 * each.dy())));
        return spots.stream().limit(ENOUGH).toList();
    }

    private LabelSpot spot(int form, LabelSpot.Size size, double[] at) {
        return new LabelSpot(form, size, (at[0] - fromX) * scale, (at[1] - fromY) * scale);
    }

    /** A grid of points, close enough that no room for a name is missed, but not too many to test. */
    private List<double[]> lattice(Envelope extent, LabelSpot.Size size) {
        double stepX = Math.max(size.height() / scale, extent.getWidth() / LATTICE);
        double stepY = Math.max(size.height() / scale / 2, extent.getHeight() / LATTICE);
        List<double[]> points = new ArrayList<>();
        points.add(new double[] {fromX, fromY});
        for (double y = extent.getMinY() + stepY / 4; y <= extent.getMaxY(); y += stepY) {
            for (double x = extent.getMinX() + stepX / 4; x <= extent.getMaxX(); x += stepX) {
                points.add(new double[] {x, y});
            }
        }
        return points;
    }
}
